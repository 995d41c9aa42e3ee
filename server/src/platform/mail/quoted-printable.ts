const [tab, lineFeed, carriageReturn, space, equals, tilde] = [0x09, 0x0a, 0x0d, 0x20, 0x3d, 0x7e]
const hexDigits = Buffer.from('0123456789ABCDEF')
/** Characters of a line (RFC 2045, section 6.7). */
const mostInLine = 76

/** Text as quoted-printable of its UTF-8. Lines end with CRLF, and no character is divided between two. */
export function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text.replaceAll('\r\n', '\n'))
  // A byte becomes three at most, and a line of 64 or more gains three for its break.
  const encoded = Buffer.allocUnsafe(bytes.length * 4)
  let length = 0
  let column = 0
  const breakLine = () => {
    encoded[length++] = carriageReturn
    encoded[length++] = lineFeed
    column = 0
  }
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte === lineFeed) {
      breakLine()
      continue
    }
    const isLast = at + 1 === bytes.length || bytes[at + 1] === lineFeed
    // A space at the end of a line is lost on some ways.
    const stays = byte > space ? byte <= tilde && byte !== equals : !isLast && (byte === space || byte === tab)
    const isInside = byte >= 0x80 && byte < 0xc0
    if (!isInside && column + (stays ? 1 : 3 * bytesFrom(byte)) > (isLast ? mostInLine : mostInLine - 1)) {
      encoded[length++] = equals
      breakLine()
    }
    if (stays) {
      encoded[length++] = byte
      column += 1
    } else {
      encoded[length++] = equals
      encoded[length++] = hexDigits[byte >> 4] as number
      encoded[length++] = hexDigits[byte & 15] as number
      column += 3
    }
  }
  return encoded.toString('latin1', 0, length)
}

/** How many bytes a character has that begins with this one. */
function bytesFrom(first: number): number {
  if (first < 0xc0) return 1
  if (first < 0xe0) return 2
  return first < 0xf0 ? 3 : 4
}
