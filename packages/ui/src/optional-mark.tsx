/** The mark after the label of an optional field, the same for all fields. */
export const OptionalMark = ({ text }: { text: string | undefined }) =>
  text !== undefined && <span className="font-regular text-ink-faint"> ({text})</span>
