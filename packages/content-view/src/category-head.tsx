type Props = { readonly title: string; readonly description: string; readonly id?: string }

/** The heading of a category of questions. */
export const CategoryHead = ({ title, description, id }: Props) => (
  <>
    <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-title font-bold text-balance outline-none">
      {title}
    </h2>
    <p className="mt-1 text-ink-soft">{description}</p>
  </>
)
