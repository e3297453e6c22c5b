/** In place of `app/ui/keep.tsx`: drawn anew with the page. */
export const keep =
  (Tag, Inside) =>
  ({ of, details, ...attributes }) => (
    <Tag {...attributes}>
      <Inside of={of} details={details} />
    </Tag>
  );
