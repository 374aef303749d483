/** `name: null` sends no file name. */
export type Form = { readonly name?: string | null; readonly type?: string; readonly field?: string }

const boundary = 'milgo-test-boundary'
export const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` }

/** Returns the start and the end of a form around a file, as a browser sends them. */
export const formAround = ({
  name = 'scan.pdf',
  type = 'application/octet-stream',
  field = 'file',
}: Form = {}) => ({
  head: Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${name === null ? '' : `; filename="${name}"`}\r\nContent-Type: ${type}\r\n\r\n`,
  ),
  tail: Buffer.from(`\r\n--${boundary}--\r\n`),
})

export const formOf = (content: Buffer, form: Form = {}): Buffer => {
  const { head, tail } = formAround(form)
  return Buffer.concat([head, content, tail])
}
