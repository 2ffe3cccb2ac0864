/** `Choose [id:Bayar] now` in its parts. */
export function stepParts(step: string): { text: string; isBold: boolean; isIndonesian: boolean }[] {
  return step.split(/(\[[^\]]+\])/).flatMap((part) => {
    const [, indonesian, marked] = /^\[(id:)?(.+)\]$/.exec(part) ?? []
    if (part === '') return []
    return [{ text: marked ?? part, isBold: marked !== undefined, isIndonesian: indonesian !== undefined }]
  })
}
