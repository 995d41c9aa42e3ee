import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { quoted } from './quoted.ts'
import type { Quotation } from './read-in-context.tsx'
import { drawPicture, pictureSize } from './share-picture.ts'
import { shownTheme, type Theme } from './theme.ts'

type ShareDialogProps = { passage: Quotation; open: boolean; onClose: () => void; onClosed: () => void }

/** A verse as a picture, to be kept or sent, and as text. Loaded on use. */
export default function ShareDialog({ passage, ...rest }: ShareDialogProps) {
  return (
    <Dialog title="Share this verse" {...rest}>
      <Sharing verse={passage} />
    </Dialog>
  )
}

type Picture = { state: 'drawing' } | { state: 'drawn'; file: File } | { state: 'too long' } | { state: 'failed' }

function Sharing({ verse }: { verse: Quotation }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [paper, setPaper] = useState<Theme>(shownTheme)
  const [picture, setPicture] = useState<Picture>({ state: 'drawing' })
  const words = `${quoted(verse.text)}\n${verse.reference}, ${verse.translation}`

  useEffect(() => {
    let isOver = false
    const show = (next: Picture) => {
      if (!isOver) setPicture(next)
    }
    if (canvas.current) pictureOn(canvas.current, verse, paper).then(show, () => show({ state: 'failed' }))
    return () => {
      isOver = true
    }
  }, [verse, paper])

  const isShown = picture.state === 'drawing' || picture.state === 'drawn'
  return (
    <div className="grid gap-5">
      <canvas
        ref={canvas}
        {...pictureSize}
        role="img"
        aria-label={`Picture: ${words}`}
        hidden={!isShown}
        className="mx-auto h-auto max-h-[42dvh] max-w-full rounded-control border border-line"
      />
      {isShown ? (
        <PaperChoice paper={paper} onChange={setPaper} />
      ) : (
        <p role="status" className="border-l-2 border-lamp pl-4 text-pretty">
          {picture.state === 'too long'
            ? 'This passage is too long for a picture. You can copy the text instead.'
            : 'Your browser could not draw the picture. You can copy the text instead.'}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isShown && <PictureActions file={picture.state === 'drawn' ? picture.file : undefined} />}
        <CopyButton text={() => words}>Copy text</CopyButton>
      </div>
    </div>
  )
}

async function pictureOn(canvas: HTMLCanvasElement, verse: Quotation, paper: Theme): Promise<Picture> {
  if (!(await drawPicture(canvas, verse, paper))) return { state: 'too long' }
  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!image) return { state: 'failed' }
  return { state: 'drawn', file: new File([image], fileName(verse.reference), { type: image.type }) }
}

/** `Psalm 34:18` becomes `psalm-34-18.png`. */
const fileName = (reference: string) => `${reference.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`

const paperNames: Record<Theme, string> = { light: 'Light paper', dark: 'Dark paper' }

const PaperChoice = ({ paper, onChange }: { paper: Theme; onChange: (paper: Theme) => void }) => (
  <fieldset className="flex flex-wrap justify-center gap-x-6">
    <legend className="sr-only">Paper</legend>
    {(['light', 'dark'] as const).map((one) => (
      <label key={one} className="flex min-h-(--target) cursor-pointer items-center gap-2.5">
        <input
          type="radio"
          name="paper"
          checked={one === paper}
          onChange={() => onChange(one)}
          className="size-5 accent-brand"
        />
        {paperNames[one]}
      </label>
    ))}
  </fieldset>
)

/** Keeps the picture or, where the system can, sends it on. */
function PictureActions({ file }: { file: File | undefined }) {
  const [failed, setFailed] = useState(false)
  const canShare = file !== undefined && 'canShare' in navigator && navigator.canShare({ files: [file] })
  const share = (picture: File) =>
    navigator.share({ files: [picture] }).then(
      () => setFailed(false),
      (error: unknown) => setFailed(!isChangeOfMind(error)),
    )
  return (
    <>
      {canShare && (
        <Button onClick={() => void share(file)}>
          <Icon name="share" />
          Share
        </Button>
      )}
      <Button look={canShare ? 'secondary' : 'primary'} disabled={!file} onClick={() => file && download(file)}>
        <Icon name="download" />
        Download
      </Button>
      {failed && (
        <p role="alert" className="basis-full text-small text-error">
          The picture could not be shared. You can download it instead.
        </p>
      )}
    </>
  )
}

const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

function download(file: File) {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click()
  // The browser has started to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
