/** Descriptions name the network by `{{name}}`, so that a new name reaches them. */
export function withName(text: string, name: string): string {
  return text.replaceAll('{{name}}', name)
}
