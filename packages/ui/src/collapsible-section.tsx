import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { cardStyle } from './card-style.ts'

type Props = {
  readonly title: string
  readonly headingLevel?: 2 | 3 | 4
  /**
   * Shown and read with the heading, also while the section is closed: how much is missing. Must not contain a control.
   */
  readonly aside?: ReactNode
  readonly isInitiallyOpen?: boolean
  readonly children: ReactNode
}

/**
 * A card that can be closed. The closed content stays in the page, so that find-in-page and error links can open it.
 */
export const CollapsibleSection = ({
  title,
  headingLevel = 2,
  aside,
  isInitiallyOpen = true,
  children,
}: Props) => (
  <Disclosure defaultExpanded={isInitiallyOpen} className={`group ${cardStyle}`}>
    <Heading level={headingLevel} className="text-title">
      <Button
        slot="trigger"
        className="flex w-full items-center gap-3 rounded-medium px-6 py-4.5 text-start focus-visible:rounded-medium focus-visible:-outline-offset-3 max-sm:px-4"
      >
        <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 hyphens-auto">{title}</span>
          {aside}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-6 shrink-0 text-ink-soft transition-transform duration-200 group-data-expanded:rotate-180"
        />
      </Button>
    </Heading>
    <DisclosurePanel className="h-(--disclosure-panel-height) overflow-clip transition-[height] duration-200 ease-out">
      <div className="px-6 pb-6 max-sm:px-4">{children}</div>
    </DisclosurePanel>
  </Disclosure>
)
