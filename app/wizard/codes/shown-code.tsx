import type { ReactNode } from "react";
import { groupedCode } from "#app/server/codes/code.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { QrCode } from "./qr-code.tsx";

export const useCodeAddress = (path: string): string => usePage().origin + useAddress()(path);

export const CodeBox = ({ id, title, children }: { id?: string; title?: string; children: ReactNode }) => (
  <section className="come-back-code" aria-labelledby={id}>
    {title && <h2 id={id}>{title}</h2>}
    {children}
  </section>
);

export const CodeText = ({ code }: { code: string }) => (
  <p className="code" translate="no">
    {groupedCode(code)}
  </p>
);

export const CodePicture = ({ code, there, label }: { code: string; there: string; label: string }) => (
  <QrCode address={`${there}?code=${code}`} label={label} />
);
