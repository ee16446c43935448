import { type ComponentProps, createContext, type MouseEvent, useContext } from "react";

/** What a page of a pattern does when one of its links is followed, by its address. */
export const FollowContext = createContext<(href: string, pressed: HTMLElement) => void>(() => {});

/** A link that changes the pattern in place, as a router's would; handed to components as `linkAs`. */
export function FollowLink({ href = "#", onClick, ...rest }: ComponentProps<"a">) {
  const follow = useContext(FollowContext);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
    const link = event.currentTarget;
    link.closest<HTMLElement>("[popover]:not(form)")?.hidePopover();
    follow(href, link);
  };
  return <a href={href} onClick={press} {...rest} />;
}
