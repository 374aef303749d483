import { resultFilePath } from '@milgo/contracts/office-paths'
import { hasRight } from '@milgo/domain/staff/rights'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { TextLink } from '@milgo/ui/text-link.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import type { ReactNode } from 'react'
import { downloadFile } from '../../lib/download-file.ts'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { isolated } from '../../lib/isolated.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useWords } from '../../lib/words.ts'
import { DownloadIcon } from './payments-frame.tsx'
import type { BatchDetails } from './use-payment-calls.ts'

const Card = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className={`${cardStyle} px-5 py-4`}>
    <h2 id={id} className="mb-2 text-body font-bold">
      {title}
    </h2>
    {children}
  </section>
)

/** The files of an exported batch. */
export const BatchFiles = ({ batch }: { batch: BatchDetails }) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const mayPay = hasRight(useStaff().roles, 'pay-awards')
  const { isBusy, failure, submit } = useSubmit()
  return (
    <Card id="files" title={words.files}>
      <FailureBanner title={words.failed} failure={failure} own={paymentRefusals} />
      <ul className="flex flex-col gap-2">
        {batch.files.map(({ format, name, sha256 }) => (
          <li key={format} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {mayPay && (
              <ActionButton
                variant="secondary"
                className="min-w-[min(10rem,100%)]"
                isDisabled={isBusy}
                label={fill(words.download, { file: words.fileNames[format] })}
                onPress={() =>
                  void submit(() =>
                    downloadFile({
                      path: `/office/payments/batches/${batch.id}/files/${format}`,
                      mediaType: 'application/octet-stream',
                      name,
                    }),
                  )
                }
              >
                <DownloadIcon />
                {words.fileNames[format]}
              </ActionButton>
            )}
            <bdi dir="ltr" className="text-small text-ink-soft">
              {name} · {sha256.slice(0, 12)}
            </bdi>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-ink-soft">{words.sameBytes}</p>
    </Card>
  )
}

/** The result files that were uploaded for a batch, and what such a file contains. */
export const BatchResults = ({ batch }: { batch: BatchDetails }) => {
  const { officePayments: words } = useWords()
  return (
    <Card id="results" title={words.results}>
      <ul className="flex flex-col gap-1">
        {batch.results.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-3 text-small">
            <TextLink href={`/office${resultFilePath(file.id)}`}>
              <bdi>{file.name}</bdi>
            </TextLink>
            <span className="font-medium">{words.resultStates[file.state]}</span>
            <span className="text-ink-soft">
              <TextWithNumbers
                text={`${momentText(new Date(file.uploaded_at))} · ${isolated(file.uploaded_by.name)}`}
              />
            </span>
          </li>
        ))}
      </ul>
      {batch.payer.institution_id === null && (
        <p className="mt-2 text-small text-ink-soft">
          <TextWithNumbers text={words.uploadHint} />
        </p>
      )}
    </Card>
  )
}
