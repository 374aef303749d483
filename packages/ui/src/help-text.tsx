import type { ReactNode } from 'react'
import { TextWithNumbers } from './text-with-numbers.tsx'

type Props = { readonly heading: ReactNode; readonly close: ReactNode; readonly text: string }

/** The content of an explanation. */
export const HelpText = ({ heading, close, text }: Props) => (
  <>
    <div className="flex items-start justify-between gap-3">
      {heading}
      <span className="-me-2.5 -mt-2.5">{close}</span>
    </div>
    <p className="text-small whitespace-pre-line text-ink-soft">
      <TextWithNumbers text={text} />
    </p>
  </>
)
