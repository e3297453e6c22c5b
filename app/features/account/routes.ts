import { page } from "#app/server/page.ts";
import { calendar as calendarFile, toCalendarForm } from "./calendar/calendar.ts";
import { openDeletion, submitDeletion } from "./deletion/deletion.ts";
import { DeletionPage } from "./deletion/deletion-page.tsx";
import { openProfile, submitProfile } from "./profile/profile.ts";
import { ProfilePage } from "./profile/profile-page.tsx";
import { openToDo, submitToDo } from "./to-do/to-do.ts";
import { ToDoPage } from "./to-do/to-do-page.tsx";

export const profile = page(ProfilePage, { open: openProfile, submit: submitProfile });
export const deletion = page(DeletionPage, { open: openDeletion, submit: submitDeletion });
export const toDo = page(ToDoPage, { open: openToDo, submit: submitToDo });
export const calendar = page(ToDoPage, { open: toCalendarForm, submit: calendarFile });
