import type { ReactNode } from "react";
import { groupedCode } from "#app/server/codes/code.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { QrCode } from "./qr-code.tsx";

/** @param path where the code is typed, without language prefix @returns the whole address, to be read and typed */
export const useCodeAddress = (path: string): string => usePage().origin + useAddress()(path);

/** What is printed, photographed or shown to somebody. */
export const CodeBox = ({ id, title, children }: { id?: string; title?: string; children: ReactNode }) => (
  <section className="come-back-code" aria-labelledby={id}>
    {title && <h2 id={id}>{title}</h2>}
    {children}
  </section>
);

/** To be written down. */
export const CodeText = ({ code }: { code: string }) => (
  <p className="code" translate="no">
    {groupedCode(code)}
  </p>
);

/** For a camera. @param there from `useCodeAddress` @param label for those who cannot see it */
export const CodePicture = ({ code, there, label }: { code: string; there: string; label: string }) => (
  <QrCode address={`${there}?code=${code}`} label={label} />
);
