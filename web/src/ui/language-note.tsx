import type { WrittenIn } from './help.ts'

/** What exists only in English, told in the language that was written in and in English. */
export function LanguageNote({ writtenIn: { language, own, english } }: { writtenIn: WrittenIn }) {
  return (
    <div className="grid max-w-[60ch] gap-2 border-l-2 border-lamp pl-4 text-pretty">
      {own?.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} lang={language} dir="auto">
          {paragraph}
        </p>
      ))}
      <p className="text-muted">{english}</p>
    </div>
  )
}
