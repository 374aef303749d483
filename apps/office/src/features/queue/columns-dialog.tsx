import { CheckboxList } from '@milgo/ui/checkbox-list.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useWords } from '../../lib/words.ts'
import { type ColumnId, columnIds, fixedColumn } from './queue-columns.tsx'

type Props = {
  readonly columns: readonly ColumnId[]
  readonly onChange: (columns: readonly ColumnId[]) => void
  readonly onClose: () => void
}

export const ColumnsDialog = ({ columns, onChange, onClose }: Props) => {
  const { officeQueue } = useWords()
  const { columnsDialog: words, table } = officeQueue
  const options = columnIds
    .filter((column) => column !== fixedColumn)
    .map((value) => ({ value, label: table[value] }))
  return (
    <ModalWindow
      isOpen
      header={words.title}
      positive={{ label: words.confirm, onPress: onClose }}
      onDismiss={onClose}
    >
      <CheckboxList
        label={words.label}
        options={options}
        value={columns.filter((column) => column !== fixedColumn)}
        onChange={(chosen) =>
          onChange(columnIds.filter((column) => column === fixedColumn || chosen.includes(column)))
        }
      />
    </ModalWindow>
  )
}
