import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { FileNote } from './file-field-state.ts'
import { StatusRegion } from './status-region.tsx'

const looks = {
  good: { Icon: CircleCheck, look: 'bg-good-wash text-good' },
  info: { Icon: Info, look: 'bg-info-wash text-info' },
  attention: { Icon: TriangleAlert, look: 'bg-sun-wash text-sun-ink' },
} as const

/** The remarks about a file, shown and announced below it. */
export const FileNotes = ({ notes }: { notes: readonly FileNote[] }) => (
  <StatusRegion>
    {notes.length > 0 && (
      <ul className="flex flex-col gap-1.5">
        {notes.map(({ tone, text }) => {
          const { Icon, look } = looks[tone]
          return (
            <li
              key={text}
              className={`flex items-start gap-2 rounded-small px-3.5 py-2.5 text-small font-medium ${look}`}
            >
              <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              <span>{text}</span>
            </li>
          )
        })}
      </ul>
    )}
  </StatusRegion>
)
