import { type ExportColumn, exportColumns } from '@milgo/domain/queue/export-columns'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import { CheckboxList } from '@milgo/ui/checkbox-list.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { showToast } from '@milgo/ui/toasts.ts'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { downloadFile } from '../../lib/download-file.ts'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { useWords } from '../../lib/words.ts'
import { filtersOf } from './queue-address.ts'

type Props = { readonly view: QueueView; readonly onClose: () => void }

const usual: readonly ExportColumn[] = ['number', 'name', 'status', 'institution', 'submitted', 'waiting']

/** Exports the requests of this view as a table with the chosen columns. */
export const ExportDialog = ({ view, onClose }: Props) => {
  const { officeQueue } = useWords()
  const { exportDialog: words, exportColumns: names } = officeQueue
  const [columns, setColumns] = useState<readonly string[]>(usual)
  const { isBusy, failure, submit } = useSubmit()
  const download = async () => {
    await downloadFile({
      path: '/office/requests/export',
      body: { view: filtersOf(view), columns: exportColumns.filter((column) => columns.includes(column)) },
      mediaType: 'text/csv',
      name: 'milgo-applications.csv',
    })
    onClose()
    showToast({ tone: 'good', text: words.done })
  }
  return (
    <ModalWindow
      isOpen
      isWide
      header={words.title}
      positive={{
        label: isBusy ? words.exporting : words.confirm,
        onPress: () => {
          if (columns.length > 0) void submit(download)
        },
      }}
      negative={{ label: words.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <p className="text-ink-soft">{words.text}</p>
      <FailureBanner title={words.failed} failure={failure} />
      <CheckboxList
        label={words.columns}
        isInColumns
        options={exportColumns.map((value) => ({ value, label: names[value] }))}
        value={columns}
        onChange={setColumns}
      />
      {columns.length === 0 && <p role="alert">{words.nothing}</p>}
    </ModalWindow>
  )
}
