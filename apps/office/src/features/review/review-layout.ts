/**
 * The places of the review page, which the placeholder of a request that loads has too. Nothing beside the document
 * changes its height, so that it does not move while the reviewer reads it.
 */
export const reviewGrid =
  'grid min-h-0 grow grid-cols-[320px_minmax(0,1fr)] grid-rows-[minmax(38vh,3fr)_minmax(0,2fr)_auto] xl:grid-cols-[360px_minmax(0,1fr)_320px] xl:grid-rows-[minmax(0,1fr)_auto] max-md:grid-cols-1 max-md:grid-rows-none'

export const reviewPlaces = {
  request: 'md:[grid-area:1/1] xl:[grid-area:1/1/3]',
  document: 'md:[grid-area:1/2/3] xl:[grid-area:1/2]',
  verdict: 'md:[grid-area:3/2] xl:[grid-area:2/2]',
  score: 'md:[grid-area:2/1/4] xl:[grid-area:1/3/3]',
  decision: 'min-h-16 max-xl:flex-wrap xl:min-h-22',
  /** The form of a flag is in the place of the score, and of the request too on a narrow screen. */
  flagForm: 'md:[grid-area:1/1/4] xl:[grid-area:1/3/3]',
  /** The text of a flag lies over the lower edge of the document, beside the list of documents. */
  flagText: 'md:[grid-area:1/2/3] md:ms-36 md:max-h-28 md:self-end xl:[grid-area:1/2] xl:ms-44',
} as const

/** Lets the document scroll out from under the text of a flag. */
export const underFlagText = 'md:[--covered:7rem]'
