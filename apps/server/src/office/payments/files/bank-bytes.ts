const alef = 0x5d0
const alefByte = 0xe0

/** The bank's code page (windows-1255), of which its file holds ASCII and Hebrew letters only. */
export const bankBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : code - alef + alefByte
  })
