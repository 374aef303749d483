import { readStoredChoice, storeChoice } from '@milgo/ui/stored-choice.ts'
import { useState } from 'react'
import { type ColumnId, columnIds, defaultColumns, fixedColumn } from './queue-columns.tsx'

const key = 'milgo-office-queue-columns'

const readColumns = (): readonly ColumnId[] => {
  const stored = readStoredChoice(key)?.split(',')
  if (!stored) return defaultColumns
  return columnIds.filter((column) => column === fixedColumn || stored.includes(column))
}

/** Returns the columns that are shown in this browser, and a function to change them. */
export const useColumns = () => {
  const [columns, setColumns] = useState(readColumns)
  const change = (next: readonly ColumnId[]) => {
    storeChoice(key, next.join(','))
    setColumns(next)
  }
  return [columns, change] as const
}
