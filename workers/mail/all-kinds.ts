import { reminder } from "../reminders/reminder.ts";
import { confirmation } from "./confirmation.ts";
import type { MailKind } from "./deliver.ts";

export const allKinds: Readonly<Record<string, MailKind>> = { confirmation, reminder };
