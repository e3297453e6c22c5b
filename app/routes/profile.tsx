import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  openProfile,
  ProfilePage,
  type ProfilePageProps,
  submitProfile,
} from "#app/features/account/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openProfile(visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => submitProfile(request, visit);

export default function Profile() {
  return <ProfilePage {...useModel<ProfilePageProps>()} />;
}
