/** Separated by commas, semicolons or spaces. */
export function readRecipients(text: string): string[] {
  return text.split(/[,;\s]+/).filter((part) => part !== '')
}
