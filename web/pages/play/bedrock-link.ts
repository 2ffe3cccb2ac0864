/** Adds the server to the list of Minecraft: Bedrock Edition. A bar separates name and address there, so a name has none. */
export function bedrockLink(name: string, { host, port }: { host: string; port: number }): string {
  const plain = name.replaceAll('|', ' ').trim()
  return `minecraft://?addExternalServer=${encodeURIComponent(plain)}|${host}:${port}`
}
