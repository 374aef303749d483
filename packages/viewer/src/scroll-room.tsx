import type { ReactNode, Ref } from 'react'

type Props = {
  readonly label: string
  readonly ref?: Ref<HTMLDivElement>
  readonly dir?: 'ltr'
  readonly className: string
  readonly children: ReactNode
}

/** The room in which a document scrolls. The Tab key reaches it, and then the arrow keys move what is in it. */
export const ScrollRoom = ({ label, className, children, ...rest }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: the viewer of pdf.js asks for a div
  <div
    {...rest}
    role="region"
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys
    tabIndex={0}
    className={`absolute inset-0 overflow-auto focus-visible:-outline-offset-4 ${className}`}
  >
    {children}
  </div>
)
