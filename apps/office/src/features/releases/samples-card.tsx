import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import { fill } from '@milgo/messages/fill'
import { moneyText } from '@milgo/messages/money-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'
import { LetterDialog } from './letter-dialog.tsx'

type Sample = ReleaseDetails['samples'][number]

/** The letters that a manager reads before approving. */
export const SamplesCard = ({ release }: { readonly release: ReleaseDetails }) => {
  const { samples: words, kinds } = useWords().officeReleases
  const [open, setOpen] = useState<number>()
  const { samples } = release
  const columns = [
    {
      id: 'request',
      label: words.request,
      isRowHeader: true,
      cell: (sample: Sample) => (
        <>
          <bdi dir="ltr" className="whitespace-nowrap">
            {sample.request_number}
          </bdi>
          <span className="block font-regular text-ink-soft">
            <bdi>{sample.name}</bdi>
          </span>
        </>
      ),
    },
    {
      id: 'letter',
      label: words.letter,
      cell: ({ kind, award }: Sample) =>
        kind === null ? '–' : award ? `${kinds[kind]}, ${moneyText(award)}` : kinds[kind],
    },
    { id: 'score', label: words.score, isNumeric: true, cell: ({ total }: Sample) => total ?? '–' },
    { id: 'why', label: words.reason, cell: ({ why }: Sample) => words.why[why] },
    {
      id: 'read',
      label: words.read,
      cell: (sample: Sample) => (
        <ActionButton
          variant="quiet"
          label={fill(words.readNamed, { number: sample.request_number })}
          onPress={() => setOpen(samples.indexOf(sample))}
        >
          {words.read}
        </ActionButton>
      ),
    },
  ]
  return (
    <Card title={words.title} text={words.text}>
      <div className="overflow-x-auto">
        <DataTable
          caption={words.caption}
          isCaptionHidden
          columns={columns}
          rows={samples}
          keyOf={({ request_id: id }) => id}
          empty={null}
        />
      </div>
      {open !== undefined && (
        <LetterDialog
          releaseId={release.id}
          letters={samples}
          place={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}
