/** The body of a reply of another service, limited in size. Leaving the loop closes the connection. */
export async function readBytes(
  { body }: { body: AsyncIterable<Uint8Array> | null },
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
