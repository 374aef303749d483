import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'

type Props = {
  readonly href: string
  readonly children: ReactNode
  /** Said after a link that opens another window; such a link shows an arrow. */
  readonly newWindowText?: string
  readonly isDisabled?: boolean
}

/** A way to somewhere, inside text or alone. */
export const TextLink = ({ href, children, newWindowText, isDisabled = false }: Props) => (
  <Link
    href={href}
    isDisabled={isDisabled}
    {...(newWindowText ? { target: '_blank', rel: 'noopener' } : {})}
    className="text-brand underline underline-offset-4 transition-colors duration-150 hover:text-brand-strong hover:decoration-2 data-disabled:text-ink-faint data-disabled:no-underline"
  >
    {children}
    {newWindowText && (
      <>
        <ExternalLink aria-hidden="true" className="mirrored ms-1 inline size-4" />
        <span className="sr-only"> ({newWindowText})</span>
      </>
    )}
  </Link>
)
