/** The browser parses it, so that a policy can forbid scripts to make markup (Trusted Types). */
export const fetchPage = (address: string | URL): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onloadend = () => (request.status === 200 ? resolve(request.response) : reject());
    request.open("GET", address);
    request.send();
  });
