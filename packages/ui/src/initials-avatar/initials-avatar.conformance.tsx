import { word } from "../testing/conformance-samples.tsx";
import { InitialsAvatar } from "./initials-avatar.tsx";

export const components = {
  InitialsAvatar: <InitialsAvatar name={word} />,
};
