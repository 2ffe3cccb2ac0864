// Small counts in sentences are written as words: "nine sites".
import type { Language } from '#contract/language.ts'

const WORDS: Record<Language, readonly string[]> = {
  en: 'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(','),
  id: 'nol,satu,dua,tiga,empat,lima,enam,tujuh,delapan,sembilan,sepuluh,sebelas,dua belas'.split(','),
}

export function countWord(count: number, language: Language): string {
  return WORDS[language][count] ?? String(count)
}

/** In the preview of the console a mark stands before the text. */
export function asSentence(text: string): string {
  return text.replace(/(?<![^\uE001])\p{Ll}/u, (letter) => letter.toUpperCase())
}
