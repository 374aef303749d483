import { fill } from '@milgo/messages/fill'
import { useEffect } from 'react'
import { ScrollArea } from './scroll-area.tsx'
import type { Sheet } from './sheet/sheet.ts'
import type { ViewAction, ViewState } from './view-state.ts'
import type { ViewerWords } from './viewer-words.ts'

type Props = {
  readonly sheet: Sheet
  readonly title: string
  readonly view: ViewState
  readonly dispatch: (action: ViewAction) => void
  readonly words: ViewerWords
}

/** A spreadsheet as a table, each cell in the direction of its own text. */
export const SheetView = ({ sheet: { rows, isCut, sheetCount }, title, view, dispatch, words }: Props) => {
  const scale = view.zoom === 'fit' ? 1 : view.zoom
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  const notes = [words.storedValues, isCut && words.sheetCut, sheetCount > 1 && words.moreSheets]
  useEffect(() => {
    dispatch({ type: 'pages-counted', pageCount: 1 })
  }, [dispatch])
  useEffect(() => {
    dispatch({ type: 'scale-shown', scale })
  }, [scale, dispatch])
  return (
    <ScrollArea label={fill(words.sheet, { title })} className="p-4">
      <div className="w-fit min-w-full bg-white p-4 text-[#14213d] shadow-raised" style={{ zoom: scale }}>
        <table className="border-collapse text-small">
          <caption className="mb-2 text-start text-[#4a5470]">{notes.filter(Boolean).join(' ')}</caption>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its number
              <tr key={row}>
                <th
                  scope="row"
                  className="border border-[#dcdad1] bg-[#efeee8] px-2 font-regular text-[#4a5470]"
                >
                  {row + 1}
                </th>
                {Array.from({ length: columns }, (_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its column
                  <td key={column} dir="auto" className="border border-[#dcdad1] px-2 py-1 whitespace-pre">
                    {cells[column] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ScrollArea>
  )
}
