// Small counts in sentences are written as words: "nine sites".
import type { Language } from '#contract/language.ts'

const WORDS: Record<Language, readonly string[]> = {
  en: 'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(','),
  id: 'nol,satu,dua,tiga,empat,lima,enam,tujuh,delapan,sembilan,sepuluh,sebelas,dua belas'.split(','),
}

export function countWord(count: number, language: Language): string {
  return WORDS[language][count] ?? String(count)
}

export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
