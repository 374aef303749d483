import { TriangleAlert } from 'lucide-react'

/** What is worth a second look at a file, under it. The place is there before the notes are, so that they are read out. */
export const FileNotes = ({ notes }: { notes: readonly string[] }) => (
  <div role="status" className="empty:hidden">
    {notes.length > 0 && (
      <ul className="flex flex-col gap-1 rounded-small bg-sun-wash px-3.5 py-2.5 text-small font-medium text-sun-ink">
        {notes.map((note) => (
          <li key={note} className="flex items-start gap-2">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            <span>{note}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
)
