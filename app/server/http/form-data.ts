/** @throws a response with status 400 when the body is not a form */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
