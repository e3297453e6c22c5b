/**
 * Parsed by the browser itself: where no script makes markup of text, a page's policy can forbid it (Trusted Types). Rejected when there
 * is no such page, or no connection.
 */
export const fetchPage = (address: string | URL): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onloadend = () => (request.status === 200 ? resolve(request.response) : reject());
    request.open("GET", address);
    request.send();
  });
