import { createContext, type ReactNode, useContext } from "react";

const IsOwn = createContext(true);

/** Around results of answers that somebody else gave. */
export const OfSomebodyElse = ({ children }: { children: ReactNode }) => (
  <IsOwn.Provider value={false}>{children}</IsOwn.Provider>
);

/** Whatever leads to the visitor's own answers stands in it. */
export const WhenOwn = ({ children }: { children: ReactNode }) => (useContext(IsOwn) ? children : null);
