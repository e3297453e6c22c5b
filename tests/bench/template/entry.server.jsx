import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";

const abortDelay = 5000;

export default async function handleRequest(request, responseStatusCode, responseHeaders, remixContext) {
  const controller = new AbortController();
  const timeoutId = setTimeout(() => controller.abort(), abortDelay);
  const body = await renderToReadableStream(
    <RemixServer context={remixContext} url={request.url} abortDelay={abortDelay} />,
    {
      signal: controller.signal,
      onError(error) {
        if (!controller.signal.aborted) console.error(error);
        responseStatusCode = 500;
      },
    },
  );
  body.allReady.then(() => clearTimeout(timeoutId));
  responseHeaders.set("Content-Type", "text/html");
  return new Response(body, { headers: responseHeaders, status: responseStatusCode });
}
