import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'

export type TabEntry = {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
  readonly isDisabled?: boolean
}

type Props = {
  readonly label: string
  readonly tabs: readonly TabEntry[]
  readonly selected?: string
  readonly onSelect?: (id: string) => void
}

export const Tabs = ({ label, tabs, selected, onSelect = () => {} }: Props) => (
  <AriaTabs
    {...(selected === undefined ? {} : { selectedKey: selected })}
    onSelectionChange={(key) => onSelect(String(key))}
  >
    <TabList aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line px-1 pt-1">
      {tabs.map(({ id, label: name, isDisabled = false }) => (
        <Tab
          key={id}
          id={id}
          isDisabled={isDisabled}
          className={
            'chosen flex min-h-12 shrink-0 cursor-pointer items-center border-b-3 border-clear px-4 text-ink-soft transition-colors duration-150 ' +
            'hover:text-brand data-selected:border-brand data-selected:font-medium data-selected:text-brand-strong ' +
            'data-disabled:cursor-not-allowed data-disabled:text-ink-faint focus-visible:-outline-offset-2'
          }
        >
          {name}
        </Tab>
      ))}
    </TabList>
    {tabs.map(({ id, content }) => (
      <TabPanel key={id} id={id} className="rounded-small py-4">
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
)
