import type { ReactNode, Ref } from 'react'

type Props = {
  readonly label: string
  readonly ref?: Ref<HTMLDivElement>
  readonly dir?: 'ltr'
  readonly className: string
  readonly children: ReactNode
}

/**
 * The area in which a document scrolls. The Tab key reaches it, and the arrow keys then scroll it. The page may cover
 * the lower edge as far as `--covered` says; the document then scrolls out from under it.
 */
export const ScrollArea = ({ label, className, children, ...rest }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: the viewer of pdf.js requires a div
  <div
    {...rest}
    role="region"
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: users without a mouse scroll it by keys
    tabIndex={0}
    className={`absolute inset-0 overflow-auto [scrollbar-gutter:stable] after:block after:h-(--covered,0) focus-visible:-outline-offset-4 ${className}`}
  >
    {children}
  </div>
)
