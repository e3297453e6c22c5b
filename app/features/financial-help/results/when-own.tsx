import { createContext, type ReactNode, useContext } from "react";

const IsOwn = createContext(true);

export const OfSomebodyElse = ({ children }: { children: ReactNode }) => (
  <IsOwn.Provider value={false}>{children}</IsOwn.Provider>
);

/** For anything that leads to the visitor's own answers. */
export const WhenOwn = ({ children }: { children: ReactNode }) => (useContext(IsOwn) ? children : null);
