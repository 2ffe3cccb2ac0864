/** The body of a reply of another service, limited in size. */
export async function readBytes(
  { body }: Response,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export async function readText(...reply: Parameters<typeof readBytes>): Promise<string> {
  return (await readBytes(...reply)).toString()
}
