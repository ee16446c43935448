import { Container } from "@forecourt/ui/container";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import "./globals.css";

export const metadata: Metadata = { title: "2024 Mitsubishi Outlander SEL at Bayside Motors" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light">
      <body>
        <Container as="main" width="narrow" className="py-10">
          {children}
        </Container>
      </body>
    </html>
  );
}
