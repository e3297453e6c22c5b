import type { ReactNode } from "react";

/** What went wrong (`alert`), or what was done; nothing where there is nothing to say. */
export const NoticeText = ({ role, children }: { role: "alert" | "status"; children: ReactNode }) =>
  children ? (
    <p className="notice" role={role}>
      {children}
    </p>
  ) : null;
