import type { ReactNode } from "react";

export const NoticeText = ({ role, children }: { role: "alert" | "status"; children: ReactNode }) =>
  children ? (
    <p className="notice" role={role}>
      {children}
    </p>
  ) : null;
