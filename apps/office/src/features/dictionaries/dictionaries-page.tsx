import type { ListedDictionary } from '@milgo/contracts/office/list-dictionaries'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { momentText } from '@milgo/messages/moment-text'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { useQuery } from '@tanstack/react-query'
import { isolated } from '../../lib/isolated.ts'
import { LoadedPage } from '../../lib/loaded-page.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { ImportForm } from './import-form.tsx'

/** The dictionaries that questions choose from, and the import of a file into one of them: check, report, apply. */
export const DictionariesPage = () => {
  const { officeDictionaries: words } = useWords()
  const query = useQuery({
    queryKey: ['office-dictionaries'],
    queryFn: ({ signal }) => callCore('GET /office/dictionaries', { signal }),
  })
  return (
    <LoadedPage words={words} query={query}>
      {({ dictionaries }) => (
        <>
          <ImportForm dictionaries={dictionaries} onApplied={() => void query.refetch()} />
          <List dictionaries={dictionaries} />
        </>
      )}
    </LoadedPage>
  )
}

const List = ({ dictionaries }: { dictionaries: readonly ListedDictionary[] }) => {
  const { list: words, names } = useWords().officeDictionaries
  return (
    <DataTable
      caption={words.title}
      keyOf={({ dictionary }: ListedDictionary) => dictionary}
      rows={dictionaries}
      empty={null}
      columns={[
        {
          id: 'name',
          label: words.name,
          isRowHeader: true,
          cell: ({ dictionary }: ListedDictionary) => names[dictionary],
        },
        {
          id: 'rows',
          label: words.rows,
          isNumeric: true,
          cell: ({ rows }: ListedDictionary) => <Ltr className="tabular-nums">{inGroups(rows)}</Ltr>,
        },
        {
          id: 'last',
          label: words.last,
          cell: ({ last_import }: ListedDictionary) =>
            last_import
              ? fill(words.lastText, {
                  at: isolated(momentText(new Date(last_import.at))),
                  name: last_import.by.name,
                })
              : words.never,
        },
      ]}
    />
  )
}
