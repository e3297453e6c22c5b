import { reminder } from "../reminders/reminder.ts";
import { birth } from "./birth.ts";
import { childcare } from "./childcare.ts";
import { confirmation } from "./confirmation.ts";
import type { MailKind } from "./deliver.ts";

export const allKinds: Readonly<Record<string, MailKind>> = { birth, childcare, confirmation, reminder };
