import { openProfile, ProfilePage, submitProfile } from "#app/features/account/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(ProfilePage, { open: openProfile, submit: submitProfile });
export const { loader, action, headers } = route;
export default route.Page;
