/**
 * Returns the file name of an exported trail. The export of one request contains its number; typed numbers may contain
 * any character, so they are cleaned.
 */
export const trailFileName = ({
  request_number = '',
}: {
  readonly request_number?: string | undefined
}): string => {
  const number = request_number.replaceAll(/[^\dA-Za-z-]/g, '')
  return number === '' ? 'milgo-trail.csv' : `milgo-trail-${number}.csv`
}
