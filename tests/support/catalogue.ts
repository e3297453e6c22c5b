import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A pretend catalogue with a directory of family services: budgeting advice north of Hamilton, a provider a row. */
export async function startCatalogue(count: number): Promise<{ url: string; stop(): void }> {
  const all = Array.from({ length: count }, (_, index) => ({
    _id: index + 1,
    FSD_ID: String(1000 + index),
    PROVIDER_NAME: `Waikato provider ${index}`,
    ORGANISATION_PURPOSE: "Not Applicable",
    LEVEL_2_CATEGORY: "Budgeting advice",
    SERVICE_ID: 5000 + index,
    SERVICE_NAME: "Advice",
    SERVICE_DETAIL: "We help with money.",
    PHYSICAL_ADDRESS: "1 Victoria Street, Hamilton",
    LATITUDE: -37.787 + index / 10_000,
    LONGITUDE: "175.279",
    PROVIDER_WEBSITE_1: null,
    PUBLISHED_CONTACT_EMAIL_1: "",
    PUBLISHED_PHONE_1: "07 000 0000",
    PROVIDER_CONTACT_AVAILABILITY: "Monday to Friday",
  }));
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? "", "http://catalogue").searchParams;
    const [offset, limit] = [Number(query.get("offset")), Number(query.get("limit"))];
    const result = { records: all.slice(offset, offset + limit), total: count };
    response.setHeader("content-type", "application/json").end(JSON.stringify({ success: true, result }));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop };
}
