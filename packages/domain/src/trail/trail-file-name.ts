/** What an exported trail is called; the story of one request bears its number. Typed numbers may hold anything. */
export const trailFileName = ({
  request_number = '',
}: {
  readonly request_number?: string | undefined
}): string => {
  const number = request_number.replaceAll(/[^\dA-Za-z-]/g, '')
  return number === '' ? 'milgo-trail.csv' : `milgo-trail-${number}.csv`
}
