/** Without the prefix of Bedrock names, which few players type, and whatever the case. */
export function isSameName(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

function bare(name: string): string {
  return name.replace(/^\./, '').replaceAll(' ', '_').toLowerCase()
}
