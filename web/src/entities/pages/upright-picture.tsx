/** The picture of a page as it came, set upright: it fills what it stands in, which is as wide and high as that. */
import type { PageSize } from '#contracts/documents.js';
import type { ImgHTMLAttributes } from 'react';
import { uprightSize } from './upright.js';

interface UprightPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'style'> {
  page: PageSize;
}

export function UprightPicture({ page, ...picture }: UprightPictureProps) {
  const { width, height } = uprightSize(page);
  const turned = {
    width: `${(page.width / width) * 100}%`,
    height: `${(page.height / height) * 100}%`,
    transform: `translate(-50%, -50%) rotate(${page.turn ?? 0}deg)`,
  };
  return (
    <img
      {...picture}
      className={
        page.turn ? 'absolute top-1/2 left-1/2 max-w-none select-none' : 'absolute inset-0 size-full select-none'
      }
      style={page.turn && turned}
    />
  );
}
