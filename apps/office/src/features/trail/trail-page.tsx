import type { TrailFilters } from '@milgo/contracts/office/trail-fields'
import { trailFileName } from '@milgo/domain/trail/trail-file-name'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { showToast } from '@milgo/ui/toasts.ts'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { downloadFile } from '../../lib/download-file.ts'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { readTrailAddress, writeTrailAddress } from './trail-address.ts'
import { TrailFilterForm } from './trail-filters.tsx'
import { TrailList } from './trail-list.tsx'
import { OverviewOfTrail } from './trail-overview.tsx'

/** Who did and viewed what. The filters are in the address, so that a link shows the same rows. */
export const TrailPage = () => {
  const { officeTrail: words } = useWords()
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const filters = readTrailAddress(params)
  const { isBusy, failure, submit } = useSubmit()
  const { data: overview } = useQuery({
    queryKey: ['trail-overview'],
    queryFn: ({ signal }) => callCore('GET /office/trail/overview', { signal }),
  })
  const show = (next: TrailFilters) => setParams(writeTrailAddress(next))
  const exportRows = async () => {
    await downloadFile({
      path: '/office/trail/export',
      body: { filters },
      mediaType: 'text/csv',
      name: trailFileName(filters),
    })
    showToast({ tone: 'good', text: words.exported })
  }
  const address = writeTrailAddress(filters).toString()
  // The title repeats the number from which the dashboard linked here.
  const { unusual, ...others } = filters
  const entries = overview?.unusual_rows.find(({ kind }) => kind === unusual)
  const unusualTitle =
    entries && Object.keys(others).length === 0
      ? fill(words.unusual.entries, { name: words.unusual.names[entries.kind], count: entries.rows })
      : undefined
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <PageHeading title={words.title} />
          <p className="mt-1 text-ink-soft">
            {words.text}
            {overview && ` ${counted(words.storedFor, overview.stored_months, language)}`}
          </p>
        </div>
        <ActionButton
          variant="secondary"
          onPress={() => void submit(exportRows)}
          busyText={isBusy ? words.exporting : undefined}
        >
          <Download aria-hidden="true" className="size-5" />
          {words.export}
        </ActionButton>
      </div>
      <FailureBanner title={words.exportFailed} failure={failure} />
      {overview && <OverviewOfTrail overview={overview} onLook={show} />}
      <TrailFilterForm
        key={`form ${address}`}
        filters={filters}
        staff={overview?.staff ?? []}
        onApply={show}
      />
      <TrailList
        key={address}
        filters={filters}
        title={unusualTitle}
        onStory={(request_number) => show({ request_number })}
      />
    </>
  )
}
