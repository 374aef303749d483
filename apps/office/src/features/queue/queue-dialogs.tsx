import type { QueueView } from '@milgo/domain/queue/queue-view'
import { useStaff } from '../../lib/session/use-staff.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import type { FilterReader } from './filter-text.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { LabelDialog } from './label-dialog.tsx'
import type { QueueState } from './queue-address.ts'
import { writeAddress } from './queue-address.ts'
import type { ColumnId } from './queue-columns.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import type { QueueChoices } from './use-queue-calls.ts'
import type { Targets } from './use-selection.ts'
import type { WorkChange } from './use-work-change.ts'

export type OpenDialog =
  | { readonly kind: 'columns' | 'export' | 'save' }
  | { readonly kind: 'filter'; readonly name: keyof QueueView }
  | { readonly kind: 'handOver' | 'hold' | 'label'; readonly targets: Targets }

type Props = {
  readonly dialog: OpenDialog
  readonly queue: QueueState
  /** The shown view, if it is a saved one. */
  readonly saved: QueueChoices['views'][number] | undefined
  readonly reader: FilterReader
  readonly columns: readonly ColumnId[]
  readonly onColumns: (columns: readonly ColumnId[]) => void
  readonly onView: (view: QueueView) => void
  readonly onChoose: (targets: Targets, change: WorkChange) => void
  readonly onClose: () => void
}

/** The window that is open over the queue, if any. */
export const QueueDialogs = ({
  dialog,
  queue,
  saved,
  reader,
  columns,
  onColumns,
  onView,
  onChoose,
  onClose,
}: Props) => {
  const staff = useStaff()
  const { choices } = reader
  switch (dialog.kind) {
    case 'columns':
      return <ColumnsDialog columns={columns} onChange={onColumns} onClose={onClose} />
    case 'export':
      return <ExportDialog view={queue.view} onClose={onClose} />
    case 'save':
      return (
        <SaveViewDialog
          address={writeAddress(queue)}
          current={saved?.is_editable ? saved : undefined}
          onClose={onClose}
        />
      )
    case 'filter':
      return (
        <FilterDialog
          first={dialog.name}
          view={queue.view}
          reader={reader}
          onApply={onView}
          onClose={onClose}
        />
      )
    case 'handOver':
    case 'hold':
    case 'label': {
      const window = { onChoose: (change: WorkChange) => onChoose(dialog.targets, change), onClose }
      if (dialog.kind === 'handOver')
        return <HandOverDialog choices={choices} staffId={staff.id} {...window} />
      if (dialog.kind === 'hold') return <HoldDialog now={new Date(staff.session.now)} {...window} />
      const present =
        dialog.targets === 'view' ? choices?.labels : dialog.targets.flatMap(({ labels }) => labels)
      return <LabelDialog present={present ?? []} choices={choices} {...window} />
    }
  }
}
